export function bringProgramsToLife(_element: HTMLElement): void {}
