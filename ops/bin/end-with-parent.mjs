// Loaded into child processes: ends the process, with its own shutdown, when the channel to the parent closes.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
process.channel?.unref();
