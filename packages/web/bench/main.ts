import '../src/styles/fonts.css';
import '@hegemon/board/styles/tokens.css';
import '@hegemon/board/styles/kit.css';
import '../src/styles/page.css';
import { mount } from 'svelte';
import Crowd from './crowd.svelte';

mount(Crowd, { target: document.getElementById('page')! });
