/** The choices of a call in the page's address: `?call=1-2`. */
export const CALL_PARAMETER = 'call';
