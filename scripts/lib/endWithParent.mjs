// Ends this process when the one that started it is gone, however that went: killed processes tell
// nobody, and of a signal to `npm start` npm's shell dies without passing it on. To be imported, or
// given to a program as `node --import`.
const parent = process.ppid;

setInterval(() => {
  if (process.ppid !== parent) process.kill(process.pid, 'SIGTERM');
}, 500).unref();
