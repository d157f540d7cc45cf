import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto';

/** A subscription as a browser gives it to a server, and how it alone reads what is sent to it (RFC 8291, RFC 8188). */
export const subscriptionAt = (endpoint: string) => {
  const keys = createECDH('prime256v1');
  const own = keys.generateKeys();
  const auth = randomBytes(16);
  const derived = (secret: Buffer, salt: Buffer, info: string | Buffer, length: number): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, salt, info, length));
  const read = (body: Buffer): unknown => {
    const salt = body.subarray(0, 16);
    const head = 21 + body.readUInt8(20);
    const theirs = body.subarray(21, head);
    const shared = Buffer.concat([Buffer.from('WebPush: info\0'), own, theirs]);
    const secret = derived(keys.computeSecret(theirs), auth, shared, 32);
    const key = derived(secret, salt, 'Content-Encoding: aes128gcm\0', 16);
    const decipher = createDecipheriv('aes-128-gcm', key, derived(secret, salt, 'Content-Encoding: nonce\0', 12));
    decipher.setAuthTag(body.subarray(-16));
    const plain = Buffer.concat([decipher.update(body.subarray(head, -16)), decipher.final()]);
    // After the text comes a sign that it was the last part, and nothing but zeros.
    return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
  };
  const subscription = { endpoint, keys: { p256dh: own.toString('base64url'), auth: auth.toString('base64url') } };
  return { subscription, read };
};
