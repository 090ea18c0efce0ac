/** What people of a plan and its owner do. */
import type { Person, World } from './member-world';

const day = 86_400_000;

type Do = (world: World, person: Person, owner: Person) => Promise<number>;

/** Looked up before the round, so that the requests of a round leave at the same moment. */
const invitation = ({ rows }: World, { email }: Person, owner: Person) =>
  rows.find((row) => row.email === email && row.owner_id === owner.id)?.id ?? 0;

const passes =
  (days: number): Do =>
  async (world) => {
    world.advance(days * day);
    return 200;
  };

/** Each resolves to the status of its response. */
const actions = {
  accept: async (world, person, owner) => {
    const url = `/individual/invitations/${invitation(world, person, owner)}/accept`;
    return (await world.ask(person, 'POST', url, { ends_own_plan: true })).status;
  },
  decline: async (world, person, owner) => {
    const url = `/individual/invitations/${invitation(world, person, owner)}`;
    return (await world.ask(person, 'DELETE', url)).status;
  },
  leave: async (world, person) => (await world.ask(person, 'DELETE', '/individual/membership')).status,
  erase: (world, person) => world.erase(person),
  'take-up': async (world, person) =>
    (await world.ask(person, 'POST', '/individual/given_up_plan/take_up')).status,
  'refund-now': async (world, person) =>
    (await world.ask(person, 'POST', '/individual/given_up_plan/refund')).status,
  'buy-own': (world, person) => world.buy(person, 'individual', 1),
  invite: async (world, { email }, owner) => {
    const invited = { people: [{ name: 'Uju Eze', email }] };
    return (await world.ask(owner, 'POST', '/individual/employees/invite', invited)).status;
  },
  remove: async (world, person, owner) => {
    const url = `/individual/employees/${invitation(world, person, owner)}`;
    return (await world.ask(owner, 'DELETE', url)).status;
  },
  resend: async (world, person, owner) => {
    const url = `/individual/employees/${invitation(world, person, owner)}/resend`;
    return (await world.ask(owner, 'POST', url)).status;
  },
  renew: (world, _person, owner) => world.buy(owner, 'family', 5),
  'renew-fewer': (world, _person, owner) => world.buy(owner, 'family', 3),
  reverse: async (world, _person, owner) => {
    const [paid] = await world.query(
      `select reference from payments where user_id = ${owner.id} and status = 'success' order by id desc limit 1`,
    );
    if (!paid) return 404;
    const { status } = await world.post(`/_pay/${paid.reference}/merchant/refund`);
    return status === 204 ? 200 : status;
  },
  // Invitations end, and sessions.
  expire: passes(15),
  // Plans end.
  end: passes(80),
} satisfies Record<string, Do>;

export type ActionName = keyof typeof actions;

/** One action of a round; all actions of a round begin at once. Numbers choose among those that there are. */
export interface Action {
  do: ActionName;
  person: number;
  owner: number;
}

/** After these somebody may have no cover who had it before, without an act of their own. */
export const changesPlans = new Set<ActionName>(['expire', 'renew-fewer', 'renew', 'reverse', 'end']);

/** Does it. @returns the status of the response */
export function act(world: World, action: Action): Promise<number> {
  const person = world.people[action.person % world.people.length];
  const owner = world.owners[action.owner % world.owners.length];
  if (!person || !owner) throw new Error('There is nobody');
  return actions[action.do](world, person, owner);
}
