/** Why a file says nothing; problemText.ts has the sentences. */
export type LogProblem =
  | {readonly code: 'too-big'; readonly megabytes: number}
  | {
      readonly code: 'not-text';
      readonly type:
        | 'workbook'
        | 'zip'
        | 'compressed'
        | 'folder'
        | 'pdf'
        | 'web page'
        | 'saved page'
        | 'picture'
        | 'recording'
        | 'other';
    }
  | {
      readonly code:
        | 'not-a-log'
        | 'no-calls'
        | 'only-internal'
        | 'two-logs'
        | 'quotes'
        | 'no-header'
        | 'no-time'
        | 'empty'
        | 'unreadable'
        | 'not-loaded';
    }
  | {readonly code: 'unknown-time'; readonly name: string; readonly example: string}
  | {readonly code: 'only-outgoing'; readonly calls: number}
  | {readonly code: 'too-few'; readonly calls: number};
