import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';
import type { PushSubscription } from '@hegemon/protocol';

/** A browser: its keys, and how it reads what was encrypted for it (RFC 8291, RFC 8188). */
export const browser = (endpoint: string) => {
  const keys = createECDH('prime256v1');
  keys.generateKeys();
  const auth = randomBytes(16);
  const own = keys.getPublicKey();
  const subscription: PushSubscription = {
    endpoint,
    keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') },
  };
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const keyEnd = 21 + body.readUInt8(20);
    const theirs = body.subarray(21, keyEnd);
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(theirs), auth, info, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const sealed = body.subarray(keyEnd);
    const decipher = createDecipheriv('aes-128-gcm', key, nonce);
    decipher.setAuthTag(sealed.subarray(-16));
    const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  return { subscription, read };
};
