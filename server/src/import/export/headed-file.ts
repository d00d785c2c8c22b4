import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';

/** Bytes that are collected before they are written to disk. */
const BLOCK = 1024 * 1024;

/** Writes a file in blocks, whose head is known only at its end. */
export class HeadedFile {
  private blocks: Buffer[] = [];
  private collected = 0;
  /** Length with the head, bytes. */
  length: number;

  private constructor(
    private readonly file: FileHandle,
    private readonly headLength: number
  ) {
    this.length = headLength;
  }

  static async create(path: string, headLength: number): Promise<HeadedFile> {
    const file = await open(path, 'w');
    await file.write(Buffer.alloc(headLength));
    return new HeadedFile(file, headLength);
  }

  async append(bytes: Buffer): Promise<void> {
    this.blocks.push(bytes);
    this.collected += bytes.length;
    this.length += bytes.length;
    if (this.collected >= BLOCK) await this.flush();
  }

  async finish(head: Buffer): Promise<void> {
    if (head.length !== this.headLength) throw new RangeError('The head has another length than its place.');
    await this.flush();
    await this.file.write(head, 0, head.length, 0);
  }

  close(): Promise<void> {
    return this.file.close();
  }

  private async flush(): Promise<void> {
    const block = Buffer.concat(this.blocks);
    await this.file.write(block, 0, block.length, this.length - block.length);
    this.blocks = [];
    this.collected = 0;
  }
}
