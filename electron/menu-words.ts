/** The words of the menu in each language. */
import type { Settings } from './api.ts';

export type MenuLanguage = Exclude<Settings['language'], 'system'>;

const en = {
  about: 'About Quadrille',
  settings: 'Settings…',
  services: 'Services',
  hide: 'Hide Quadrille',
  hideOthers: 'Hide Others',
  showAll: 'Show All',
  quit: 'Quit Quadrille',
  game: 'Game',
  launcher: 'All Games',
  close: 'Close Window',
  edit: 'Edit',
  cut: 'Cut',
  copy: 'Copy',
  paste: 'Paste',
  selectAll: 'Select All',
  view: 'View',
  fullScreen: 'Full Screen',
  developerTools: 'Developer Tools',
  window: 'Window',
  minimize: 'Minimise',
  zoom: 'Zoom',
  front: 'Bring All to Front',
  help: 'Help',
  rules: 'Rules',
  keys: 'Keyboard Shortcuts',
  folder: 'Show My Files',
  runningElsewhere: 'Quadrille is already running in a browser with the same data.',
  openThere: 'Go on there, or end it first.',
  fetchUpdate: 'Quadrille {version} has come out. Fetch it now?',
  fetch: 'Fetch',
  installUpdate: 'Quadrille {version} is here. End this one now and install it?',
  install: 'Install',
  later: 'Later',
};

export type MenuWords = Readonly<typeof en>;

const ptBR: MenuWords = {
  about: 'Sobre o Quadrille',
  settings: 'Configurações…',
  services: 'Serviços',
  hide: 'Ocultar Quadrille',
  hideOthers: 'Ocultar Outros',
  showAll: 'Mostrar Tudo',
  quit: 'Encerrar Quadrille',
  game: 'Jogo',
  launcher: 'Todos os Jogos',
  close: 'Fechar Janela',
  edit: 'Editar',
  cut: 'Recortar',
  copy: 'Copiar',
  paste: 'Colar',
  selectAll: 'Selecionar Tudo',
  view: 'Exibir',
  fullScreen: 'Tela Cheia',
  developerTools: 'Ferramentas do Desenvolvedor',
  window: 'Janela',
  minimize: 'Minimizar',
  zoom: 'Zoom',
  front: 'Trazer Tudo para a Frente',
  help: 'Ajuda',
  rules: 'Regras',
  keys: 'Atalhos de Teclado',
  folder: 'Mostrar Meus Arquivos',
  runningElsewhere: 'O Quadrille já está aberto em um navegador com os mesmos dados.',
  openThere: 'Continue por lá ou encerre-o primeiro.',
  fetchUpdate: 'Saiu o Quadrille {version}. Baixar agora?',
  fetch: 'Baixar',
  installUpdate: 'O Quadrille {version} já foi baixado. Encerrar este agora e instalar?',
  install: 'Instalar',
  later: 'Depois',
};

export const MENU_WORDS: Readonly<Record<MenuLanguage, MenuWords>> = { en, 'pt-BR': ptBR };

/** The menu's language: the chosen one, or the system's where it is one of ours. */
export function menuLanguage(chosen: Settings['language'], locale: string): MenuLanguage {
  if (chosen !== 'system') return chosen;
  return locale.toLowerCase().startsWith('pt') ? 'pt-BR' : 'en';
}
