import type { FastifyInstance } from 'fastify';
import { signInvitation } from '../gateway/version-choice/visitor-cookies';
import { getOrigin, readForm } from './session';
import { invitationView } from './views/invitation-view';

/** Makes the link by which a person joins canaries. */
export async function invitation(app: FastifyInstance): Promise<void> {
  app.post('/ops/invite', async (request) => {
    const person = readForm(request)('person');
    const link = `${getOrigin(request)}/_invitation?p=${signInvitation(person, app.access.opsKey)}`;
    return invitationView(link, person);
  });
}
