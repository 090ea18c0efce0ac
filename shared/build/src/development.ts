import ReactRefreshPlugin from '@pmmmwh/react-refresh-webpack-plugin';
import type { WebpackPluginInstance } from 'webpack';

/** What a dev server adds: hot reload of components. */
export function developmentPlugins(): WebpackPluginInstance[] {
  return [new ReactRefreshPlugin({ overlay: false })];
}
