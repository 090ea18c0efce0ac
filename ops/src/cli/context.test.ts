import { openContext } from './context';

it('refuses a site that is no address, before anything is asked or changed', async () => {
  await expect(openContext({ site: 'https://a.example ilera.example' })).rejects.toThrow(
    'RELEASE_SITE: ilera.example',
  );
});
