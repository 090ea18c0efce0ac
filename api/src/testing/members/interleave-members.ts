/** Rounds in which members of two plans do things at the same moment, at APIs on one database. */
import type { DatabaseKind } from '../databases/databases';
import { openApis } from '../processes/open-apis';
import { act, changesPlans, type Action, type ActionName } from './member-actions';
import { look, seatsOf } from './member-faults';
import { openWorld, type World } from './member-world';

const endsCover = new Set<ActionName>(['leave', 'remove', 'erase']);

/** Runs the rounds. @returns each broken promise, with its round, and how often each action had an effect */
export async function interleaveMembers(kind: DatabaseKind, rounds: Action[][]) {
  const apis = await openApis(kind);
  try {
    const world = await openWorld(apis);
    const done: Partial<Record<ActionName, number>> = {};
    let before = new Set<number>();
    for (const [round, actions] of rounds.entries()) {
      await inviteAll(world, 3 + (round % 3));
      if (actions.some((action) => changesPlans.has(action.do))) before = new Set();
      await world.readRows();
      const there = world.people.map(({ id }) => id);
      const results = await Promise.all(actions.map((action) => act(world, action)));
      actions.forEach(({ do: name }, index) => {
        if (results[index] === 200) done[name] = (done[name] ?? 0) + 1;
      });
      const after = await look(world, round);
      const ended = actions.filter((action) => endsCover.has(action.do));
      const gone = new Set(ended.map(({ person }) => there[person % there.length]));
      for (const id of before)
        if (!after.has(id) && !gone.has(id)) world.faults.push(`round ${round}: ${id} lost their cover`);
      before = after;
    }
    const [locks] = await world.query(
      'select deadlocks from pg_stat_database where datname = current_database()',
    );
    if (Number(locks?.deadlocks) > 0) world.faults.push(`${locks?.deadlocks} deadlocks`);
    return { faults: world.faults, done };
  } finally {
    await apis.close();
  }
}

/** So that there is something to join, mostly more than there is room for. */
async function inviteAll(world: World, seats: number): Promise<void> {
  for (const owner of world.owners)
    if ((await seatsOf(world, owner)) === 0) await world.buy(owner, 'family', seats);
  await Promise.all(
    world.people.map((_person, index) => act(world, { do: 'invite', person: index, owner: index })),
  );
}
