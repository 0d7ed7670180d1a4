/** As an address is stored: trimmed and in lower case (spec section 5). */
export const normalizeEmail = (typed: string): string => typed.trim().toLowerCase();
