/** Default labels of the two buttons of a page, unless the owner fixed others for it. */
export const buttonLabels = {demo: 'Book a demo', testCall: 'Call the test line'} as const;
