/** Whatever looks like an email address; mail servers repeat it in their answers. */
const ADDRESS = /[^\s<>()[\]:;,"']+@[^\s<>()[\]:;,"']+/g;

/** Without addresses: for logs that others read, and for what stays in the queue after an erase. */
export const masked = (text: string): string => text.replace(ADDRESS, '(address)');
