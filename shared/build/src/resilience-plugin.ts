import webpack, { type Compiler } from 'webpack';
import { ADDRESS_HASH } from './content-address';

/** A style that has not come by then is left out: the page is plain, but there. */
const STYLE_TIMEOUT_MS = 5_000;

/**
 * How a part's own runtime asks for its files: first at the address that versions have in common, so that what a release did
 * not change is not fetched again; where that fails, for the version's own copy. When the shell asks for a chunk once more,
 * it goes to an address that is new: the browser hands out the first answer again, be it a refusal that a preload brought
 * or a request that hangs (Q3). An entry that was asked for again passes its own mark on. A style that
 * fails is not fatal (Q3).
 */
class ResilienceRuntimeModule extends webpack.RuntimeModule {
  constructor() {
    // After the modules that define what is wrapped here.
    super('chunk resilience', webpack.RuntimeModule.STAGE_TRIGGER);
  }
  override generate(): string {
    return `
var asked = {}, copies = {};
var script = typeof document !== "undefined" && document.currentScript;
var mark = (script && /\\?r=\\d+$/.exec(script.src) || [""])[0];
var address = function (nameOf) {
  return function (chunk) {
    var name = nameOf(chunk), times = asked[name] = (asked[name] || 0) + 1;
    if (times > 1 || mark) return name + (times > 1 ? "?r=" + times + mark.slice(3) : mark);
    var sri = __webpack_require__.sri, hash = sri[name].slice(7, ${7 + ADDRESS_HASH}).replace(/\\+/g, "-").replace(/\\//g, "_");
    var common = "../files/" + name.replace(/\\.\\w+$/, "." + hash + "$&");
    sri[common] = sri[name];
    copies[__webpack_require__.p + common] = __webpack_require__.p + name;
    return common;
  };
};
if (__webpack_require__.u) __webpack_require__.u = address(__webpack_require__.u);
if (__webpack_require__.miniCssF) __webpack_require__.miniCssF = address(__webpack_require__.miniCssF);
var load = __webpack_require__.l;
if (load) __webpack_require__.l = function (url, done, key, chunk) {
  load(url, function (event) {
    if (event.type === "load" || !copies[url]) done(event);
    else load(copies[url], done, key, chunk);
  }, key, chunk);
};
var styles = __webpack_require__.f && __webpack_require__.f.miniCss;
if (styles) __webpack_require__.f.miniCss = function (chunk, promises) {
  var loading = [];
  styles(chunk, loading);
  loading.forEach(function (style) {
    promises.push(Promise.race([
      style.catch(function () {
        var again = [];
        styles(chunk, again);
        return again[0];
      }).catch(function () {}),
      new Promise(function (resolve) { setTimeout(resolve, ${STYLE_TIMEOUT_MS}); })
    ]));
  });
};`;
  }
}

/** Gives a part's runtime the behaviour above. */
export class ResiliencePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.thisCompilation.tap('ResiliencePlugin', (compilation) => {
      compilation.hooks.additionalTreeRuntimeRequirements.tap('ResiliencePlugin', (chunk) => {
        compilation.addRuntimeModule(chunk, new ResilienceRuntimeModule());
      });
    });
  }
}
