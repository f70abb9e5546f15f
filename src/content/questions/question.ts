export type QuestionAndAnswer = { question: string; answer: string }
