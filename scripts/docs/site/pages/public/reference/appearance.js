// The portal's choice of dark or light, before anything is painted.
const chosen = localStorage.getItem('vitepress-theme-appearance') ?? 'auto';
const isDark = chosen === 'dark' || (chosen === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
document.documentElement.classList.add(isDark ? 'dark' : 'light');
localStorage.setItem('redoc.colorMode', isDark ? 'dark' : 'light');
