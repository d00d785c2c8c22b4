import type { ExportProblem } from '@site/domain';

/** Refusal of an export whose file could not carry the data; the message contains the reason and the way out. */
export class ExportRefusal extends Error {
  constructor(
    readonly reason: ExportProblem,
    message: string
  ) {
    super(message);
  }
}
