/** The global in which the shell leaves the federation runtime for the entries of remotes. */
export const federationGlobal = '_FEDERATION_BUNDLER_RUNTIME';

/** The members of `federation.bundlerRuntime` that the plugin's code in an entry uses; the shell provides these. */
export const bundlerRuntimeMembers = ['I', 'S', 'consumes', 'init', 'initContainerEntry'];
