import { approvePayment } from '../testing/approve-payment';
import { startInNextYear, year } from '../testing/booking-days';
import { memberSteps } from '../testing/member-steps';
import { onDatabase } from '../testing/on-database';
import { pdfText } from '../testing/pdf-text';

onDatabase(
  'receipts (R5.2)',
  (suite) => {
    startInNextYear(suite);
    const steps = memberSteps(suite);
    const bayo = 'bayo.planholder@ilera.example';
    const efe = 'efe.corporate@ilera.example';
    let slots = 0;
    const approve = (reference: string, card = 'visa') => approvePayment(suite, reference, card);
    async function startVisit(email: string, change: object = {}): Promise<string> {
      slots += 1;
      const { body } = await suite.post('/condition/payment/1', {
        date: `3-${slots}-${year} 09:30 am`,
        method: 'video',
        first_name: 'Ẹniọlá',
        last_name: 'Ọbáṣẹ́',
        email,
        redirect_url: 'http://localhost:3000/conditioncheckout/1',
        description: 'Payment for Malaria condition',
        ...change,
      });
      return body.data.reference as string;
    }
    async function payVisit(email: string, change: object = {}): Promise<string> {
      const reference = await startVisit(email, change);
      await approve(reference);
      return reference;
    }
    const asGuest = (reference: string, email: string, path = '') =>
      suite.post(`/condition/receipt${path}`, { reference, email });
    const asPerson = async (reference: string, email: string, path = '') =>
      suite.get(`/individual/receipt/${reference}${path}`, await suite.api.signIn(email));

    const buy = async (email: string, name: string, quantity = 1) => {
      const plan_id = (await steps.planNamed(name)).id;
      const payer = { first_name: 'Ada', last_name: 'Obi' };
      return steps.buy(email, { ...payer, plan_id, frequency: 'quarter', quantity });
    };

    it('shows a guest number, payer, price and included VAT, and no illness', async () => {
      const reference = await payVisit('Guest.One@mail.example');
      const { status, body } = await asGuest(reference, ' guest.one@MAIL.example'.trim());
      expect(status).toBe(200);
      expect(body.data).toMatchObject({
        number: expect.stringMatching(new RegExp(`^RCT-${year}-\\d{6}$`)),
        reference,
        kind: 'visit',
        payer: { name: 'Ẹniọlá Ọbáṣẹ́', email: 'Guest.One@mail.example' },
        employer: null,
        enrollee_number: null,
        lines: [{ text: expect.stringMatching(/^Video consultation, .*9:30/), amount: 1999 }],
        total: 1999,
        currency: 'NGN',
        // 1999 of which 7.5 % are included: 1999 * 7.5 / 107.5.
        vat: { percent: 7.5, amount: 139.47 },
        tax_number: '12345678-0001',
        refunded: 0,
      });
      expect(JSON.stringify(body.data)).not.toContain('Malaria');
      expect((await suite.mailsTo('Guest.One@mail.example')).at(-1)?.text).toContain(
        `Receipt: ${body.data.number}`,
      );
    });

    it('the PDF is one page with the same facts, in letters of Nigerian languages', async () => {
      const reference = await payVisit('guest.two@mail.example');
      const { number } = (await asGuest(reference, 'guest.two@mail.example')).body.data;
      const { status, headers, file } = await asGuest(reference, 'guest.two@mail.example', '/pdf');
      expect({ status, contentType: headers['content-type'] }).toEqual({
        status: 200,
        contentType: 'application/pdf',
      });
      expect(headers['content-disposition']).toBe(`attachment; filename="${number}.pdf"`);
      const text = pdfText(file ?? '').normalize('NFC');
      for (const words of [
        '1 page',
        number,
        reference,
        'Ẹniọlá Ọbáṣẹ́'.normalize('NFC'),
        '₦1,999',
        'Includes VAT of 7.5 %',
        '₦139.47',
        '12345678-0001',
      ])
        expect(text).toContain(words);
      expect(text).not.toContain('Malaria');
    });

    it('a guest gets no receipt with another address, before paying, or of a plan', async () => {
      const paid = await payVisit('guest.three@mail.example');
      const open = await startVisit('guest.three@mail.example');
      const plan = await buy('ada.individual@ilera.example', 'Individual Basic');
      for (const path of ['', '/pdf']) {
        const responses = await Promise.all([
          asGuest(paid, 'other@mail.example', path),
          asGuest(open, 'guest.three@mail.example', path),
          asGuest('PAY-UNKNOWN', 'guest.three@mail.example', path),
          asGuest(plan, 'ada.individual@ilera.example', path),
        ]);
        expect(responses.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
        expect(new Set(responses.map(({ text }) => text)).size).toBe(1);
      }
    });

    it('only the payer of a plan gets its receipt, with enrollee number, period and employer', async () => {
      const reference = await buy(efe, 'Corporate Complete', 30);
      const { body } = await asPerson(reference, efe);
      expect(body.data).toMatchObject({
        kind: 'plan',
        employer: 'Ada Obi',
        enrollee_number: expect.stringMatching(/^EN-\d{6}-\d{2}$/),
        lines: expect.arrayContaining([
          expect.objectContaining({
            text: expect.stringMatching(/31 people \(the holder and 30 employees\), Quarterly, .+ to .+/),
          }),
        ]),
      });
      const sum = (body.data.lines as { amount: number }[]).reduce((all, { amount }) => all + amount, 0);
      expect(sum).toBe(body.data.total);
      expect((await asPerson(reference, bayo)).status).toBe(404);
      expect((await asPerson(reference, bayo, '/pdf')).status).toBe(404);
      expect((await asPerson(reference, efe, '/pdf')).status).toBe(200);
      expect((await suite.get(`/individual/receipt/${reference}`)).status).toBe(401);
    });

    it('the account gets the receipt of an adopted guest visit, which names the employer of an employee', async () => {
      const grace = 'grace.employee@ilera.example';
      const reference = await payVisit(grace);
      const { status, body } = await asPerson(reference, grace);
      expect({ status, kind: body.data.kind, employer: body.data.employer }).toEqual({
        status: 200,
        kind: 'visit',
        employer: expect.any(String),
      });
      // Anybody may have paid with that address.
      expect((await asGuest(reference, grace)).body.data.employer).toBeNull();
    });

    it('shows day and year of the payment when a card was declined before midnight', async () => {
      const reference = await startVisit('guest.late@mail.example');
      await suite.api.run(
        `update payments set status = 'cancelled', settled_at = now() - interval '400 days' where reference = '${reference}'`,
      );
      await approve(reference);
      const { issued_at } = (await asGuest(reference, 'guest.late@mail.example')).body.data;
      expect(Math.abs(suite.api.services.now().getTime() - Date.parse(issued_at as string))).toBeLessThan(
        86_400_000,
      );
    });

    it('a card change has a receipt', async () => {
      const started = await suite.get('/individual/update_card', await suite.api.signIn(bayo));
      await approve(started.body.data.reference);
      const { body } = await asPerson(started.body.data.reference, bayo);
      expect(body.data).toMatchObject({ kind: 'card', total: 50, employer: null });
      const profile = await suite.get('/individual/profile', await suite.api.signIn(bayo));
      expect(profile.body.data.card.payment_reference).toBe(started.body.data.reference);
    });

    it('a refunded plan payment has a receipt, one that was never paid has none', async () => {
      const reference = await buy(bayo, 'Individual Premium');
      await suite.ask({ method: 'POST', url: `/_pay/${reference}/merchant/refund` });
      const history = await suite.get(
        `/individual/subscriptions/user/${await suite.api.userId(bayo)}?count=50`,
        await suite.api.signIn(bayo),
      );
      const rows = history.body.data.data as { reference: string; status: string; has_receipt: boolean }[];
      expect(rows.find((row) => row.reference === reference)).toMatchObject({
        status: 'cancelled',
        has_receipt: true,
      });
      expect(rows.filter(({ status }) => status === 'success').every((row) => row.has_receipt)).toBe(true);
      expect(rows.some((row) => !row.has_receipt)).toBe(true);
    });

    it('keeps its number and tax when settings change, and says what was refunded', async () => {
      const reference = await payVisit('guest.four@mail.example');
      const before = (await asGuest(reference, 'guest.four@mail.example')).body.data;
      jest.replaceProperty(suite.api.services.config, 'vatBasisPoints', 1000);
      await suite.ask({ method: 'POST', url: `/_pay/${reference}/merchant/refund` });
      const after = (await asGuest(reference, 'guest.four@mail.example')).body.data;
      expect({ number: after.number, vat: after.vat }).toEqual({ number: before.number, vat: before.vat });
      expect({ before: before.refunded, after: after.refunded }).toEqual({ before: 0, after: 1999 });
    });

    it('receipts are numbered without gaps, also when payments settle at once', async () => {
      const emails = Array.from({ length: 6 }, (_, index) => `many${index}@mail.example`);
      const references: string[] = [];
      for (const email of emails) references.push(await startVisit(email));
      await Promise.all(references.map((reference) => approve(reference)));
      expect(
        await suite.api.one(
          `select bool_and(issued = last and issued = numbers) from (select count(*) issued, max(serial) last,
             count(distinct serial) numbers from receipts group by year) years`,
        ),
      ).toBe('true');
    });

    it('gives the whole payment history as CSV, without formulas', async () => {
      await suite.api.run(
        `update payments set description = '${suite.api.seal('=HYPERLINK("http://x","y")')}' where id = (select min(p.id) from payments p join users u on u.id = p.user_id where u.email = '${bayo}' and p.kind = 'plan')`,
      );
      const token = await suite.api.signIn(bayo);
      const { status, headers, text, file } = await suite.get('/individual/payments/csv', token);
      expect({ status, contentDisposition: headers['content-disposition'] }).toEqual({
        status: 200,
        contentDisposition: 'attachment; filename="payments.csv"',
      });
      expect(headers['content-type']).toContain('text/csv');
      const bytes = Buffer.from(file ?? '', 'base64').toString();
      expect(bytes.startsWith('\uFEFF')).toBe(true);
      const lines = text.trim().split('\r\n');
      expect(lines[0]).toBe('Date,Reference,Receipt,Plan,Amount,Currency,Status');
      const own = await suite.api.one(
        `select count(*) from payments p join users u on u.id = p.user_id where u.email = '${bayo}' and p.kind = 'plan'`,
      );
      expect(lines).toHaveLength(Number(own) + 1);
      expect(text).toContain(`"'=HYPERLINK(""http://x"",""y"")"`);
      expect(text).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,.*,\d+\.00,NGN,(?:Paid|Cancelled)\r?$/m);
    });
  },
  { vatBasisPoints: 750, taxNumber: '12345678-0001' },
);
