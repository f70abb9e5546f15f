export function touch(): void {}
