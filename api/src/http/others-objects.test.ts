import { year } from '../testing/booking-days';
import { clinicSteps, nneka } from '../testing/clinic/clinic-steps';
import { pdfFile } from '../testing/evidence-files/pdf-file';
import { head, memberSteps } from '../testing/member-steps';
import { formData, onDatabase, type ParsedResponse } from '../testing/on-database';
import { ada, bayo, visitSteps } from '../testing/visit-steps';

/** A call that names an object: what fills its path, its body, and whose the object is where not the head's. */
interface Named {
  path: Record<string, string | number>;
  body?: object;
  of?: string;
}

const halima = 'halima.google@ilera.example';
const file = { name: 'evidence', filename: 'a.pdf', type: 'application/pdf', content: pdfFile() };

onDatabase('calls that name an object of somebody', (suite) => {
  const { book } = visitSteps(suite);
  const { as, start } = clinicSteps(suite);
  const { planOf } = memberSteps(suite);

  /** By call, an object that exists. */
  async function objects(): Promise<Record<string, Named>> {
    const { inviteOne, list } = planOf(head);
    const { reference: treated } = await book(head);
    await start(treated);
    const medicines = [{ name: 'Amoxicillin', strength: '250 mg', dose: '1 spoon', times: 3, days: 7 }];
    const prescribed = await as(nneka, `/visits/${treated}/prescriptions`, { medicines }, 'POST');
    const { reference: visit } = await book(head);
    const token = await suite.api.signIn(head);
    const fields = { claimable_id: '1', user_id: String(await suite.api.userId(head)), comment: 'A filling' };
    const raw = formData(fields, [file]);
    await suite.ask({ method: 'POST', url: '/individual/claimable/claim', token, raw });
    const { reference: claim, evidence } = (await suite.get('/individual/claims', token)).body.data.data[0];
    await suite.api.run(`update claims set status = 'approved' where reference = '${claim}'`);
    const payment = await suite.api.one(
      `select min(reference) from payments where status = 'success' and user_id = ${await suite.api.userId(head)}`,
    );
    const [member] = await list();
    const [accepts, declines] = [await inviteOne(ada), await inviteOne(halima)];
    return {
      visit: { path: { reference: visit } },
      visitCare: { path: { reference: visit } },
      visitLetter: { path: { reference: treated, code: prescribed.body.data.prescriptions[0].code } },
      sendVisitFiles: { path: { reference: treated } },
      moveVisit: { path: { reference: visit }, body: { date: `4-1-${year} 09:30 am` } },
      cancelVisit: { path: { reference: visit } },
      paymentResult: { path: { reference: payment } },
      receipt: { path: { reference: payment } },
      receiptPdf: { path: { reference: payment } },
      claimEvidence: { path: { reference: claim, id: evidence[0].id } },
      setClaimAccount: { path: { reference: claim }, body: { bank: 'Zenith', number: '0123456789' } },
      resendInvitation: { path: { id: accepts } },
      removeEmployee: { path: { id: member?.id ?? 0 } },
      acceptInvitation: { path: { id: accepts }, of: ada },
      declineInvitation: { path: { id: declines }, of: halima },
    };
  }

  let named: Record<string, Named> = {};
  beforeAll(async () => {
    named = await objects();
  }, 120_000);

  const calls = () =>
    Object.entries(suite.api.calls).filter(
      // The path of a booking names a condition, which is nobody's.
      ([name, { access, path }]) =>
        !['public', 'staff'].includes(access) && /:(?!userId)/.test(path) && name !== 'bookVisit',
    );
  const send = async ([name, call]: ReturnType<typeof calls>[number], email: string) => {
    const { path = {}, body = {} } = named[name] ?? {};
    return suite.ask({
      method: call.method,
      url: call.path.replace(/:(\w+)/g, (_, key: string) => String(path[key])),
      token: await suite.api.signIn(email),
      ...('encoding' in call ? { raw: formData({}, [file]) } : call.method === 'GET' ? {} : { body }),
    });
  };

  it('are all in this table', () => {
    expect(
      calls()
        .map(([name]) => name)
        .sort(),
    ).toEqual(Object.keys(named).sort());
  });

  it('neither show it to another person nor let them change it', async () => {
    const responses: ParsedResponse[] = [];
    await suite.refused(async () => {
      for (const call of calls()) responses.push(await send(call, bayo));
      return responses[0] as ParsedResponse;
    });
    expect(calls().map(([name], nth) => [name, responses[nth]?.status])).toEqual(
      calls().map(([name]) => [name, name === 'removeEmployee' ? 403 : 404]),
    );
  });

  it('find the object for its owner', async () => {
    for (const call of calls()) {
      const { status, text } = await send(call, named[call[0]]?.of ?? head);
      expect({ call: call[0], status, text }).toEqual({ call: call[0], status: 200, text });
    }
  });
});
