// Passkeys: what the house offers is JSON with base64url, what the browser wants is bytes.
import { api } from "./api";
import type { Me } from "@/protocol";

const bytes = (text: string): ArrayBuffer =>
  Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0)).buffer;
const text = (buffer: ArrayBuffer): string =>
  btoa(String.fromCharCode(...new Uint8Array(buffer)))
    .replaceAll("+", "-")
    .replaceAll("/", "_")
    .replaceAll("=", "");

export const passkeysWork = (): boolean => "PublicKeyCredential" in window;

export async function addPasskey(): Promise<void> {
  const { challenge, options } = await api.passkeyOffer();
  const wish = options as any;
  const made = (await navigator.credentials.create({
    publicKey: {
      ...wish,
      challenge: bytes(wish.challenge),
      user: { ...wish.user, id: bytes(wish.user.id) },
      excludeCredentials: (wish.excludeCredentials ?? []).map((known: any) => ({ ...known, id: bytes(known.id) })),
    },
  })) as PublicKeyCredential;
  const answer = made.response as AuthenticatorAttestationResponse;
  await api.passkeyAdd({
    challenge,
    credential: {
      id: made.id,
      rawId: text(made.rawId),
      type: made.type,
      response: { clientDataJSON: text(answer.clientDataJSON), attestationObject: text(answer.attestationObject) },
    },
  });
}

export async function enterWithPasskey(): Promise<Me> {
  const { challenge, options } = await api.passkeyAsk();
  const wish = options as any;
  const shown = (await navigator.credentials.get({
    publicKey: {
      ...wish,
      challenge: bytes(wish.challenge),
      allowCredentials: (wish.allowCredentials ?? []).map((known: any) => ({ ...known, id: bytes(known.id) })),
    },
  })) as PublicKeyCredential;
  const answer = shown.response as AuthenticatorAssertionResponse;
  return api.passkeyLogIn({
    challenge,
    credential: {
      id: shown.id,
      rawId: text(shown.rawId),
      type: shown.type,
      response: {
        clientDataJSON: text(answer.clientDataJSON),
        authenticatorData: text(answer.authenticatorData),
        signature: text(answer.signature),
        userHandle: answer.userHandle ? text(answer.userHandle) : null,
      },
    },
  });
}
