// HTTP to the house. What is refused comes as a Refused with a text that can be shown.
import type * as P from "@/protocol";

export class Refused extends Error {
  constructor(
    readonly text: P.Text,
    readonly clause = "",
    readonly status = 0,
  ) {
    super(text.key);
  }
}

async function call<T>(method: string, path: string, body?: unknown): Promise<T> {
  let response: Response;
  try {
    response = await fetch(path, {
      method,
      headers: body === undefined ? {} : { "content-type": "application/json" },
      body: body === undefined ? undefined : JSON.stringify(body),
      credentials: "same-origin",
    });
  } catch {
    throw new Refused({ key: "web-offline", args: {} });
  }
  if (response.status === 204) return undefined as T;
  const said: unknown = await response.json().catch(() => null);
  if (response.ok) return said as T;
  const problem = said as P.Problem | null;
  throw new Refused(problem?.text ?? { key: "refused-fault", args: {} }, problem?.clause ?? "", response.status);
}

const get = <T>(path: string) => call<T>("GET", path);
const post = <T>(path: string, body: unknown = {}) => call<T>("POST", path, body);
const table = (id: string) => `/api/tables/${encodeURIComponent(id)}`;

export const api = {
  hall: () => get<P.Hall>("/api/games"),
  me: () => get<P.Me>("/api/me"),
  guest: (guest: P.Guest) => post<P.Me>("/api/guests", guest),
  wish: (wishes: P.Wishes) => call<P.Me>("PATCH", "/api/me", wishes),
  claim: (claim: P.Claim) => post<P.Me>("/api/me/claim", claim),
  logIn: (login: P.LogIn) => post<P.Me>("/api/login", login),
  logOut: () => post<void>("/api/logout"),
  forget: (farewell: P.Farewell) => call<void>("DELETE", "/api/me", farewell),
  passkeyOffer: () => post<P.Ceremony>("/api/me/passkeys/offer"),
  passkeyAdd: (credential: P.Credential) => post<void>("/api/me/passkeys", credential),
  passkeyAsk: () => post<P.Ceremony>("/api/passkeys/offer"),
  passkeyLogIn: (credential: P.Credential) => post<P.Me>("/api/passkeys/login", credential),
  profile: (account: string) => get<P.Profile>(`/api/players/${encodeURIComponent(account)}`),
  mute: (account: string, muted: boolean) => post<void>(`/api/players/${encodeURIComponent(account)}/mute`, { muted }),
  ratings: (game: string) => get<P.Rating[]>(`/api/ratings/${encodeURIComponent(game)}`),
  tables: (which: "open" | "running" | "mine", game?: string) =>
    get<P.Listed[]>(`/api/tables?which=${which}${game ? `&game=${encodeURIComponent(game)}` : ""}`),
  code: (code: string) => get<P.Opened>(`/api/codes/${encodeURIComponent(code)}`),
  open: (wish: P.OpenTable) => post<P.Opened>("/api/tables", wish),
  table: (id: string) => get<P.TableNow>(table(id)),
  sit: (id: string, seat: P.SitDown = {}) => post<P.TableNow>(`${table(id)}/sit`, seat),
  stand: (id: string, seat: number) => post<P.TableNow>(`${table(id)}/stand`, { seat }),
  colour: (id: string, seat: number, colour: number) => post<P.TableNow>(`${table(id)}/colour`, { seat, colour }),
  bot: (id: string, bot: string, seat?: number) => post<P.TableNow>(`${table(id)}/bot`, { bot, seat: seat ?? null }),
  start: (id: string) => post<P.TableNow>(`${table(id)}/start`),
  close: (id: string) => post<P.TableNow>(`${table(id)}/close`),
  leave: (id: string, seat: number) => post<P.TableNow>(`${table(id)}/leave`, { seat }),
  comeBack: (id: string, seat: number) => post<P.TableNow>(`${table(id)}/return`, { seat }),
  rematch: (id: string) => post<P.Opened>(`${table(id)}/rematch`),
  chat: (id: string) => get<P.Chat[]>(`${table(id)}/chat`),
  replay: (id: string, seat: number | "open" | null) =>
    get<P.Replay>(`${table(id)}/replay${seat === null ? "" : seat === "open" ? "?open=true" : `?seat=${seat}`}`),
  analyse: (id: string) => post<P.Job>(`${table(id)}/analysis`),
  job: (id: string) => get<P.Job>(`/api/jobs/${encodeURIComponent(id)}`),
};
