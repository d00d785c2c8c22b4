export function lockTestRun(folder?: string): () => void;
