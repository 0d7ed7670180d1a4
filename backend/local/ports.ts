/** Port of the table API on this machine, the same as in Supabase’s local stack. */
export const DEFAULT_PORT = 54321;

/** Port of the mail catcher’s pages, the same as in Supabase’s local stack. */
export const DEFAULT_MAIL_PORT = 54324;
