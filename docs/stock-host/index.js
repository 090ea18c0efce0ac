// Shared libraries are negotiated before the module that asks for them runs.
void import('./host.js');
