// Loaded into child processes: when the parent is gone, however it went, the child stops too, in its own good order.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
