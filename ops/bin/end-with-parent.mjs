// Loaded into child processes: shuts the process down in order when the channel to the parent closes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
