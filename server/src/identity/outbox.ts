import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Mail {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
}

/** Destination of mail. The embedded identity has no mail server: it writes each message to a file. */
export interface Outbox {
  send(mail: Mail): void;
}

/** Removes line breaks from a header value, which could otherwise add headers. */
const toHeaderValue = (value: string) => value.replace(/[\r\n]+/g, ' ');

/** Writes each mail to `<dataDir>/outbox/<moment>.eml` and logs one line. */
export function createFileOutbox(dataDir: string, log: (line: string) => void): Outbox {
  const folder = join(dataDir, 'outbox');
  let count = 0;
  return {
    send({ to, subject, text }) {
      mkdirSync(folder, { recursive: true });
      const now = new Date();
      const file = join(folder, `${now.toISOString().replace(/[:.]/g, '-')}-${++count}.eml`);
      const headers = [
        `Date: ${now.toUTCString()}`,
        'From: SITE <no-reply@site.example>',
        `To: ${toHeaderValue(to)}`,
        `Subject: ${toHeaderValue(subject)}`,
        'MIME-Version: 1.0',
        'Content-Type: text/plain; charset=utf-8'
      ];
      writeFileSync(file, `${headers.join('\r\n')}\r\n\r\n${text}\r\n`, { mode: 0o600 });
      log(`No mail server is set up: the message to ${to} is in ${file}`);
    }
  };
}
