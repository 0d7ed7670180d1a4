/** @returns true if a process with this id runs, of any user */
export const isAlive = (/** @type {number} */ id) => {
  try {
    return process.kill(id, 0);
  } catch (error) {
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};
