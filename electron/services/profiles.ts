/** Local players. Each is a file of its own, so that damage to one never takes another with it. */
import { randomUUID } from 'node:crypto';
import { type Profile, profileDraft } from '../api.ts';
import { z } from '../schema.ts';
import type { Kind } from './envelope.ts';
import { Fault } from './fault.ts';
import type { Clock } from './queue.ts';
import type { Store } from './store.ts';

type Draft = z.infer<typeof profileDraft>;

/** Players that can be kept. */
export const MOST_PROFILES = 64;
const shape = profileDraft.extend({ id: z.string(), since: z.string() });

export const PROFILE_FORMAT = { format: 'quadrille-profile', schema: 1 } as const;

const kind: Kind<Profile> = {
  ...PROFILE_FORMAT,
  migrations: {},
  read(body) {
    const read = shape.safeParse(body);
    return read.success
      ? { kind: 'value', value: read.data }
      : { kind: 'broken', why: 'It does not describe a player.' };
  },
};

export interface ProfilesService {
  /** Oldest first. */
  list(): readonly Profile[];
  has(id: string): boolean;
  create(draft: Draft): readonly Profile[];
  change(id: string, draft: Draft): readonly Profile[];
  remove(id: string): readonly Profile[];
  /** Takes up a player whose file has come into the store. False if it cannot be read. */
  adopt(name: string): Promise<boolean>;
  /** Whether one more player can be kept. */
  hasRoom(): boolean;
}

export async function openProfiles(store: Store, clock: Clock): Promise<ProfilesService> {
  const profiles = new Map<string, Profile>();
  /** A file's name is its player's id, whatever it says inside. */
  async function adopt(name: string): Promise<boolean> {
    const loaded = await store.load(name, kind);
    const id = name.slice('profiles/'.length);
    if (loaded !== null) profiles.set(id, { ...loaded.value, id });
    return loaded !== null;
  }

  for (const name of await store.names('profiles')) await adopt(name);

  const list = () => [...profiles.values()].sort((a, b) => a.since.localeCompare(b.since) || a.id.localeCompare(b.id));

  function put(profile: Profile): readonly Profile[] {
    profiles.set(profile.id, profile);
    void store.save(`profiles/${profile.id}`, kind, profile);
    return list();
  }

  function known(id: string): Profile {
    const profile = profiles.get(id);
    if (profile === undefined) throw new Fault('unknown-profile', `There is no player ${id}.`);
    return profile;
  }

  const hasRoom = () => profiles.size < MOST_PROFILES;

  return {
    list,
    adopt,
    hasRoom,
    has: (id) => profiles.has(id),
    create(draft) {
      if (!hasRoom()) throw new Fault('too-many-profiles', `There are ${MOST_PROFILES} players already.`);
      return put({ ...draft, id: randomUUID(), since: clock.now().toISOString() });
    },
    change: (id, draft) => put({ ...known(id), ...draft }),
    remove(id) {
      known(id);
      profiles.delete(id);
      void store.remove(`profiles/${id}`);
      return list();
    },
  };
}
