import { Command } from 'commander';

const hegemon = new Command('hegemon').description('Play, replay, verify and measure the games of Hegemon.');

await hegemon.parseAsync();
