import './styles/fonts.css';
import '@hegemon/board/styles/tokens.css';
import '@hegemon/board/styles/kit.css';
import './styles/page.css';
import { mount } from 'svelte';
import App from './app.svelte';

mount(App, { target: document.getElementById('page')! });
