/** An answer ready to be sent. */
export interface Answer {
  readonly type: string;
  readonly body: Buffer | string;
}

/**
 * Answers that stay true until the next import, by their tag, as long as they fit: everybody who opens a map asks for
 * the same tiles, and the embedded database answers one question at a time.
 */
export class KeptAnswers {
  private readonly answers = new Map<string, Answer>();
  private bytes = 0;

  /** @param limit bytes kept in all. */
  constructor(private readonly limit: number) {}

  get(tag: string): Answer | undefined {
    const found = this.answers.get(tag);
    if (!found) return undefined;
    // Last used, last to go.
    this.answers.delete(tag);
    this.answers.set(tag, found);
    return found;
  }

  keep(tag: string, answer: Answer): void {
    if (this.answers.has(tag) || answer.body.length > this.limit / 8) return;
    this.answers.set(tag, answer);
    this.bytes += answer.body.length;
    for (const [oldest, { body }] of this.answers) {
      if (this.bytes <= this.limit) return;
      this.answers.delete(oldest);
      this.bytes -= body.length;
    }
  }
}
