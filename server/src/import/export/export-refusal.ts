/** Refusal of an export whose file could not carry the data; the message contains the reason and the way out. */
export class ExportRefusal extends Error {}
