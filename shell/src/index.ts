// An asynchronous boundary and nothing else: shared libraries must be negotiated before anything imports them.
void import(/* webpackChunkName: "start" */ './start');
export {};
