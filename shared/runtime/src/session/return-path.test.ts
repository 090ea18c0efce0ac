import { rememberReturnPath, takeReturnPath } from './return-path';

it('gives a path back once', () => {
  rememberReturnPath('/account/settings?tab=2');
  expect(takeReturnPath()).toBe('/account/settings?tab=2');
  expect(takeReturnPath()).toBeNull();
});

it.each(['https://evil.example', '//evil.example', '/\\evil.example', 'account'])(
  'never leads to %s',
  (path) => {
    rememberReturnPath(path);
    expect(takeReturnPath()).toBeNull();
    sessionStorage.setItem('return_path', path);
    expect(takeReturnPath()).toBeNull();
  },
);
