/** Anything that looks like an email address; mail servers repeat them in their answers. */
const ADDRESS = /[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g;

/** Removes addresses from a text for the log, which others may read, or for the queue, which outlives an erase. */
export const maskAddresses = (text: string): string => text.replace(ADDRESS, '(address)');
