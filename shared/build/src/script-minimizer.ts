import TerserPlugin from 'terser-webpack-plugin';

/** Makes scripts small with SWC, which has threads of its own (docs/adr/0005). */
export const scriptMinimizer = (): TerserPlugin =>
  new TerserPlugin({
    minify: TerserPlugin.swcMinify,
    parallel: false,
    extractComments: false,
    terserOptions: { format: { comments: false } },
  });
