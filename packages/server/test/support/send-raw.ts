import { connect } from 'node:net';
import type { Answer } from './api.ts';

/** Sends raw bytes to the service and reads until it closes the connection. */
export function sendRaw(url: string, bytes: string): Promise<Answer> {
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(Number(new URL(url).port), '127.0.0.1', () => socket.write(bytes));
    socket.setEncoding('utf8');
    socket.on('data', (chunk) => {
      received += chunk;
    });
    socket.on('error', reject);
    socket.on('close', () => {
      const [head = '', text = ''] = received.split('\r\n\r\n');
      const [statusLine = '', ...lines] = head.split('\r\n');
      const headers = new Headers(lines.map((line) => line.split(': ') as [string, string]));
      resolve({ status: Number(statusLine.split(' ')[1]), headers, text, body: JSON.parse(text) });
    });
  });
}
