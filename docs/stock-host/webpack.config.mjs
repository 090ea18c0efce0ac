import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';

const once = { singleton: true };

/** What the host must share is this list: what a page has once (README.md beside this file). */
const shared = {
  react: once,
  'react/': once,
  'react-dom': once,
  'react-dom/': once,
  mobx: once,
  'mobx-react-lite': once,
  '@ilera/runtime': once,
};

export default {
  mode: 'production',
  entry: './index.js',
  output: { filename: 'main.js', publicPath: 'auto', uniqueName: 'stock-host' },
  plugins: [new ModuleFederationPlugin({ name: 'stock_host', shared, dts: false })],
};
