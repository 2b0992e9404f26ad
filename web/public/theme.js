// before the first paint: the theme and the language of the last visit
(() => {
  const root = document.documentElement;
  const kept = (key) => {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  };
  root.dataset.theme = kept("theme") ?? (matchMedia("(prefers-color-scheme: light)").matches ? "daylight" : "evening");
  root.lang = kept("language") ?? (navigator.language.startsWith("ru") ? "ru" : "en");
})();
