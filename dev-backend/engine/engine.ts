/** What the table API needs of a database: PGlite and a real PostgreSQL both give it. */
export interface Session {
  /** One statement, with `$1`… parameters given as text. */
  query<Row extends object = Record<string, unknown>>(
    sql: string,
    params?: readonly string[],
  ): Promise<Row[]>;
  /** Several statements, without parameters. */
  run(sql: string): Promise<void>;
}

export interface Engine {
  /** For the line that says where rows are kept. Holds no password. */
  readonly description: string;
  /** Commits when `work` resolves, rolls back and passes the error on when it rejects. */
  transaction<T>(work: (session: Session) => Promise<T>): Promise<T>;
  close(): Promise<void>;
}
