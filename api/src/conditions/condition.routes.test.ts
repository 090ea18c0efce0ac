import { onDatabase } from '../testing/on-database';

onDatabase('conditions', (suite) => {
  const ids = (rows: { id: number }[]) => rows.map((row) => row.id);

  it('names what a visit costs', async () => {
    const { body } = await suite.get('/individual/guest_profile');
    expect(body.data).toEqual({ message_price: 999, video_price: 1999 });
  });

  it('has thirty conditions or more in seven categories, and more than one page of popular ones (P3.5)', async () => {
    const categories = await suite.get('/condition_category/all');
    const all = await suite.get('/condition/category/all');
    const popular = await suite.get('/condition/category/popular');
    expect(categories.body.data).toHaveLength(7);
    expect(all.body.data.total).toBeGreaterThanOrEqual(30);
    expect(popular.body.data.data).toHaveLength(12);
    expect(popular.body.data.last_page).toBe(2);
  });

  it('shows every condition once, page after page', async () => {
    const first = await suite.get('/condition/category/all?count=10&search=');
    const seen: number[] = [];
    for (let page = 1; page <= first.body.data.last_page; page += 1)
      seen.push(...ids((await suite.get(`/condition/category/all?page=${page}&count=10`)).body.data.data));
    expect(new Set(seen).size).toBe(first.body.data.total);
    expect(seen).toHaveLength(first.body.data.total);
  });

  it('answers a page beyond the last with no rows', async () => {
    const { body } = await suite.get('/condition/category/all?page=99');
    expect(body.data.data).toEqual([]);
  });

  it('keeps to a category', async () => {
    const { body } = await suite.get('/condition/category/3?count=50');
    expect(body.data.data.length).toBeGreaterThan(0);
    expect(new Set(body.data.data.map((row: { category_id: number }) => row.category_id))).toEqual(
      new Set([3]),
    );
  });

  it('finds by title, by other words for it, and by nothing that a wildcard would match', async () => {
    const found = async (search: string) =>
      (await suite.get(`/condition/category/all?search=${encodeURIComponent(search)}`)).body.data.data.map(
        (row: { title: string }) => row.title,
      );
    expect(await found('malar')).toContain('Malaria');
    expect(await found('hypertension')).toContain('High blood pressure');
    expect(await found('%')).toEqual([]);
    expect(await found('_')).toEqual([]);
  });

  describe('search (R5.4)', () => {
    const found = async (search: string): Promise<string[]> =>
      (await suite.get(`/condition/search?search=${encodeURIComponent(search)}`)).body.data.map(
        (row: { title: string }) => row.title,
      );

    it.each([
      ['malaria', 'Malaria'],
      ['maleria', 'Malaria'],
      ['mala', 'Malaria'],
      ['iba', 'Malaria'],
      ['high bp', 'High blood pressure'],
      ['hypertention', 'High blood pressure'],
      ['sugar', 'Type 2 diabetes'],
      ['diabetis', 'Type 2 diabetes'],
      ['piles', 'Piles'],
      ['jedi', 'Piles'],
      ['tyfoid', 'Typhoid fever'],
      ['running belle', 'Diarrhoea'],
      ['diarea', 'Diarrhoea'],
      ['craw craw', 'Ringworm'],
      ['toilet infection', 'Vaginal thrush'],
      ['pimple', 'Acne'],
      ['cannot sleep', 'Insomnia'],
      ['ULCER', 'Stomach ulcer'],
    ])('%s leads to %s first', async (search, title) => {
      expect((await found(search))[0]).toBe(title);
    });

    it.each([
      ['iba', 'Malaria'],
      ['iko', 'Cold and flu'],
      ['hiv', 'Sexually transmitted infections'],
      ['hives', 'Hives and allergic rash'],
    ])('%s is no begin of another word: it leads to %s only', async (search, title) => {
      expect(await found(search)).toEqual([title]);
    });

    it.each(['broken arm', 'zzzz', '%', '_', "'", '\\', ':*', '<->', '" or'])(
      '%s finds nothing',
      async (search) => {
        expect(await found(search)).toEqual([]);
      },
    );

    it('finds a sign that only the text names, and at most eight conditions', async () => {
      expect(await found('chills')).toContain('Malaria');
      expect((await found('pain')).length).toBeLessThanOrEqual(8);
    });

    it('answers nothing typed with nothing', async () => {
      expect(await found('  ')).toEqual([]);
    });

    it('gives the signed-in list the same conditions', async () => {
      const { body } = await suite.get('/condition/category/all?search=maleria&count=10');
      expect(body.data.data[0].title).toBe('Malaria');
    });
  });

  it('gives a condition its body with urgent advice, and three questions or more as a JSON string', async () => {
    const all = await suite.get('/condition/category/all?count=50');
    for (const id of ids(all.body.data.data)) {
      const { data } = (await suite.get(`/condition/${id}`)).body;
      expect(data.body).toContain('When to get help at once');
      const faqs = JSON.parse(data.faqs) as { question: string; answer: string }[];
      expect(faqs.length).toBeGreaterThanOrEqual(3);
      for (const { question, answer } of faqs) {
        expect(question).not.toBe('');
        expect(answer).not.toBe('');
      }
    }
  });

  it.each([
    ['/condition/99999', 404],
    ['/condition/abc', 422],
    ['/condition/category/nothing', 422],
    ['/condition/category/all?count=51', 422],
    ['/condition/category/all?page=0', 422],
    [`/condition/category/all?search=${'x'.repeat(101)}`, 422],
    ['/condition/category/all?search=%00', 422],
    ['/condition/search', 422],
    ['/condition/search?search=%00', 422],
    [`/condition/search?search=${'x'.repeat(101)}`, 422],
  ])('refuses %s with %i', async (url, status) => {
    const response = await suite.get(url);
    expect(response.status).toBe(status);
    expect(response.body.status).toBe('error');
  });
});
