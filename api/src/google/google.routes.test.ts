import { createBrowser } from '../testing/create-browser';
import { onDatabase } from '../testing/on-database';
import { password, peopleOf } from '../testing/people';

onDatabase('signing in with Google', (suite) => {
  async function choose(form: Record<string, string>) {
    const browser = createBrowser(suite);
    const url = await browser.begin();
    const page = await browser.visit(url);
    expect(page.answer?.text).toContain('Choose an account');
    return { browser, url, end: new URL((await browser.visit(page.url, form)).url) };
  }

  it('makes an account for a newcomer and hands the site a session', async () => {
    const { end } = await choose({ account: 'new.person@gmail.example', outcome: 'continue' });
    expect(end.origin + end.pathname).toBe('http://localhost:3000/google_callback');
    expect(end.searchParams.get('status')).toBe('success');
    const { body } = await suite.get('/individual/profile', end.searchParams.get('token'));
    expect(body.data).toMatchObject({
      email: 'new.person@gmail.example',
      first_name: 'New',
      signup_method: 'google',
    });
  });

  it('finds the account of somebody who came through Google before', async () => {
    const { end } = await choose({ account: 'halima.google@ilera.example', outcome: 'continue' });
    const { body } = await suite.get('/individual/profile', end.searchParams.get('token'));
    expect(body.data.id).toBe(await suite.api.userId('halima.google@ilera.example'));
  });

  it('joins an account that has proven the same address, and keeps its password', async () => {
    const { end } = await choose({
      account: 'other',
      email: 'ada.individual@ilera.example',
      outcome: 'continue',
    });
    const { body } = await suite.get('/individual/profile', end.searchParams.get('token'));
    expect(body.data).toMatchObject({ email: 'ada.individual@ilera.example', signup_method: 'email' });
  });

  it('ends a stranger’s password and session where a link verified the address that nobody has proven (R4.89)', async () => {
    const { login, openLink } = peopleOf(suite);
    const email = 'ife.unverified@ilera.example';
    const stranger = 'the stranger chose this';
    await suite.post('/auth/individual/register', {
      first_name: 'Eve',
      last_name: 'Ojo',
      email,
      password: stranger,
    });
    await openLink(email);
    const theirs = (await login(email, stranger)).body.data[0].access_token as string;
    const { end } = await choose({ account: 'other', email, outcome: 'continue' });
    expect((await suite.get('/individual/profile', theirs)).status).toBe(401);
    expect(await suite.refused(() => login(email, stranger))).toEqual([
      422,
      expect.stringContaining('not right'),
    ]);
    const { body } = await suite.get('/individual/profile', end.searchParams.get('token'));
    expect(body.data).toMatchObject({ email, signup_method: 'google', email_proven: true });
    expect(body.data.first_name).not.toBe('Eve');
  });

  it('lets somebody set a password with a reset mail, change it, and erase the account with it', async () => {
    const email = 'grace.google@mail.example';
    const { linkIn, tokenOf } = peopleOf(suite);
    await choose({ account: 'other', email, outcome: 'continue' });
    await suite.post('/auth/individual/forget-password', { email });
    const body = { password, password_confirmation: password };
    await suite.post(`/individual/set-password/${await linkIn(email, 'reset_password')}`, body);
    const token = await tokenOf(email);
    // What the settings go by.
    expect((await suite.get('/individual/profile', token)).body.data.signup_method).toBe('email');
    const erase = (words: object) =>
      suite.post('/individual/data/erase', { confirmation: 'ERASE', ...words }, token);
    expect((await erase({})).body.errors).toHaveProperty('password');
    expect((await erase({ password })).status).toBe(200);
  });

  it('accepts another account in the same browser', async () => {
    const browser = createBrowser(suite);
    for (const account of ['halima.google@ilera.example', 'new.person@gmail.example']) {
      const page = await browser.visit(await browser.begin());
      const end = new URL((await browser.visit(page.url, { account, outcome: 'continue' })).url);
      expect(end.searchParams.get('status')).toBe('success');
      const { body } = await suite.get('/individual/profile', end.searchParams.get('token'));
      expect(body.data.email).toBe(account);
    }
  });

  it('says error when the person cancels', async () => {
    const { end } = await choose({ account: 'halima.google@ilera.example', outcome: 'cancel' });
    expect(end.searchParams.get('status')).toBe('error');
    expect(end.searchParams.get('token')).toBeNull();
  });

  it('refuses a callback that no flow of this browser began', async () => {
    const stranger = createBrowser(suite);
    const forged = await stranger.visit('http://localhost:3000/api/auth/google/callback?code=x&state=y');
    expect(new URL(forged.url).searchParams.get('status')).toBe('error');
    // A flow that another browser began: its state is valid, and the cookie is missing.
    const attacker = createBrowser(suite);
    const page = await attacker.visit(await attacker.begin());
    const state = new URL(page.url).pathname;
    expect(state).toContain('/interaction/');
    attacker.forget();
    const stolen = await attacker.visit(page.url, {
      account: 'halima.google@ilera.example',
      outcome: 'continue',
    });
    expect(stolen.url).not.toContain('token=');
  });

  it('names the flow on the way back, for the tab that began it', async () => {
    const { url, end } = await choose({ account: 'halima.google@ilera.example', outcome: 'continue' });
    expect(end.searchParams.get('flow')).toBe(url.split('/').at(-1));
  });

  it('starts only in the browser that asked for the ticket, and once', async () => {
    const victim = createBrowser(suite);
    const attacker = createBrowser(suite);
    const url = await attacker.begin();
    expect(new URL((await victim.visit(url)).url).searchParams.get('status')).toBe('error');
    await victim.begin();
    expect(new URL((await victim.visit(url)).url).searchParams.get('status')).toBe('error');
    expect((await attacker.visit(url)).answer?.text).toContain('Choose an account');
    expect(new URL((await attacker.visit(url)).url).searchParams.get('status')).toBe('error');
  });

  it('lets a flow be used once and only for ten minutes', async () => {
    const browser = createBrowser(suite);
    const url = await browser.begin();
    suite.api.advance(11 * 60_000);
    const late = await browser.visit(url);
    expect(new URL(late.url).searchParams.get('status')).toBe('error');
  });
});
