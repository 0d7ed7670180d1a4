/** Why a file says nothing; problemText.ts has the sentences. */
export type LogProblem =
  | {readonly code: 'too-big'; readonly megabytes: number}
  | {
      readonly code: 'not-text';
      readonly type: 'workbook' | 'pdf' | 'web page' | 'picture' | 'other';
    }
  | {readonly code: 'not-a-log' | 'no-header' | 'no-time' | 'empty' | 'unreadable' | 'not-loaded'}
  | {readonly code: 'only-outgoing'; readonly calls: number}
  | {readonly code: 'too-few'; readonly calls: number};
