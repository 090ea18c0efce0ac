import { documentScriptElement } from '../documents/document';

it('names the file of a script whose text could not be read', () => {
  const script = { url: '/assets/s.js', integrity: 'sha256-s', file: 's.js', release: {} as never };
  expect(documentScriptElement({ ...script, text: 'run()' }, undefined)).toBe('<script>run()</script>');
  expect(documentScriptElement({ ...script, text: undefined }, undefined)).toBe(
    '<script crossorigin="anonymous" src="/assets/s.js" integrity="sha256-s"></script>',
  );
});
