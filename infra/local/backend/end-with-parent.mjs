// Loaded before a backend process: when the stack vanishes, even by kill -9, the channel closes and its parts end, too.
if (process.channel) {
  process.on('disconnect', () => {
    process.kill(process.pid, 'SIGTERM');
    setTimeout(() => process.kill(process.pid, 'SIGKILL'), 20_000).unref();
  });
  process.channel.unref();
}
