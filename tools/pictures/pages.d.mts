export type Account = 'guest' | 'staff' | 'admin' | 'investor';

export interface SitePage {
  readonly name: string;
  readonly path: string;
  readonly hasMap: boolean;
  /** HTTP status of its document. */
  readonly status: number;
  /** Whether a hint is shown over the map at first, to be closed. */
  readonly closesHint: boolean;
  readonly account: Account;
  /** Whether pictures of it are taken in one variant only. */
  readonly once?: boolean;
}

export function listPages(): SitePage[];
